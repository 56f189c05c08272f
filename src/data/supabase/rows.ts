import { toAppError } from './errors'
import { type Answer, unwrap } from './rest'

/** A list with `count: 'exact'`, in an order whose last column no two rows share. */
type Listed<Row> = {
  range: (from: number, to: number) => PromiseLike<Answer<Row[] | null> & { count: number | null }>
}
type Part<Row> = { rows: Row[]; total: number }

/** As many rows as are asked for at once. The server may answer with fewer (max_rows), however many there are. */
const perRequest = 1000

/** All rows of a list. @throws AppError */
export const allRows = async <Row>(list: Listed<Row>): Promise<Row[]> => (await rowsOf(list)).rows

/**
 * Rows of a list and how many it has in all. A short answer is not the end of it: the count is. Rows that come or go meanwhile
 * would make others appear twice or not at all, so it begins again, twice at the most.
 * @throws AppError
 */
export async function rowsOf<Row>(list: Listed<Row>, from = 0, most = Number.POSITIVE_INFINITY) {
  for (let attempt = 1; ; attempt += 1) {
    const found = await readOnce(list, from, most)
    if (found.isSteady || attempt === 3) return { rows: found.rows, total: found.total }
  }
}

async function readOnce<Row>(list: Listed<Row>, from: number, most: number) {
  const first = await readPart(list, from, most)
  const { rows, total } = first
  let last = first
  while (last.rows.length > 0 && rows.length < Math.min(most, last.total - from)) {
    last = await readPart(list, from + rows.length, most - rows.length)
    rows.push(...last.rows)
  }
  return { rows, total, isSteady: last.total === total }
}

async function readPart<Row>(list: Listed<Row>, from: number, most: number): Promise<Part<Row>> {
  const answer = await list.range(from, from + Math.min(most, perRequest) - 1)
  // Where rows have gone meanwhile, and a page after the last one, there is nothing.
  if (answer.error?.code === 'PGRST103') return { rows: [], total: 0 }
  const rows = await unwrap(Promise.resolve(answer))
  if (answer.count === null) throw toAppError({ message: 'NO_COUNT' }, 500)
  return { rows: [...rows], total: answer.count }
}
