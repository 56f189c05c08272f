/**
 * The most rows that the tests' back ends answer with: so few that whatever takes an answer for the whole loses some.
 * The shop's own settings say 1000.
 */
export const maxRows = Number(process.env.MAX_ROWS ?? 20)
