/** What went wrong, in the few kinds that a screen can answer differently. */
export type ErrorKind =
  | 'offline'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'rate-limited'
  | 'closed'
  | 'unknown'

/**
 * The one error that leaves src/data. `code` is the database's own name for it (OUT_OF_STOCK, PRICE_CHANGED …),
 * `detail` its facts. `answered` says whether the back end refused for certain: if not, a write may have happened.
 */
export class AppError extends Error {
  readonly kind: ErrorKind
  readonly code: string
  readonly detail: unknown
  readonly answered: boolean

  constructor(
    kind: ErrorKind,
    code: string,
    options: { message?: string; detail?: unknown; answered?: boolean; cause?: unknown } = {},
  ) {
    super(options.message ?? code, { cause: options.cause })
    this.name = 'AppError'
    this.kind = kind
    this.code = code
    this.detail = options.detail
    this.answered = options.answered ?? true
  }
}

/** What a table has for an error: for its code, else for its kind, else for `unknown`. */
export function wordsFor<Words>(
  error: unknown,
  table: Readonly<Record<string, Words>> & { readonly unknown: Words },
): Words {
  const keys = error instanceof AppError ? [error.code, error.kind] : []
  const key = keys.find((each) => Object.hasOwn(table, each))
  return (key === undefined ? undefined : table[key]) ?? table.unknown
}

type Failure = { message: string; code?: string | undefined; details?: string | null | undefined }

/** A failed answer of PostgREST, Auth or Storage as an AppError. Status 0 means that no answer came. */
export function toAppError(failure: Failure, status: number): AppError {
  if (failure instanceof AppError) return failure
  const answered = status >= 400 && status < 500
  return new AppError(kindOf(failure, status), failure.message, {
    detail: parseDetail(failure.details),
    answered,
    cause: failure,
  })
}

/** The database is overloaded and changed nothing: a statement or lock timed out, or no connection was free. */
const overload = /^(57014|55P03|PGRST003)$/

function kindOf({ code = '', message }: Failure, status: number): ErrorKind {
  if (status === 0) return 'offline'
  if (code === '42501' || status === 401 || status === 403) return 'forbidden'
  if (code === 'PGRST116' || status === 404) return 'not-found'
  if (code === '23505' || status === 409 || status === 422) return 'conflict'
  if (status === 429 || message === 'BUSY' || overload.test(code)) return 'rate-limited'
  if (code === 'PT503') return 'closed'
  if (status >= 400 && status < 500) return 'invalid'
  return 'unknown'
}

function parseDetail(details: string | null | undefined): unknown {
  if (!details) return undefined
  try {
    return JSON.parse(details)
  } catch {
    return details
  }
}
