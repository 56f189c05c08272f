import type * as english from '../../en/shared/lists'

export const comma: typeof english.comma = ', '

export const named: typeof english.named = (name, said) => `${name} : ${said}`
