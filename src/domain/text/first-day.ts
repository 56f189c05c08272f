/** A French day as it is written: the first of a month is the `1er`, which Intl writes as `1`. */
export const firstDay = (day: string): string => day.replace(/(^|\s)1 (?=\p{L})/u, '$11er ')
