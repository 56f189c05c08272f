import type * as english from '../../en/shared/lists'

export const comma: typeof english.comma = '، '
