/** What stands between the parts of a line. */
export const comma: string = ', '
