/** What stands between the parts of a line. */
export const comma: string = ', '

/** What is said of something, behind its name. */
export const named = (name: string, said: string): string => `${name}: ${said}`
