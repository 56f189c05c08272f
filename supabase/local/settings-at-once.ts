// The settings of a request, in one statement.
import type { PGlite } from '@supabase/lite/pglite'

const setting = /^SELECT set_config\(('[a-z_.]+'), (\$1|''), true\)$/

/**
 * The package sets up to ten settings before each request, with a statement for each, which is half of what the request
 * costs. Here they wait for the statement that needs them and go ahead of it together.
 */
export function setSettingsAtOnce(database: PGlite) {
  const query = database.query.bind(database)
  let waiting: { name: string; value: unknown }[] = []
  database.query = async <Row>(...[text, params, options]: Parameters<PGlite['query']>) => {
    const [, name, value] = setting.exec(text) ?? []
    if (name) {
      waiting.push({ name, value: value === '$1' ? params?.[0] : '' })
      return { rows: [], fields: [] }
    }
    const settings = waiting
    waiting = []
    if (settings.length > 0)
      await query(
        `select ${settings.map((each, n) => `set_config(${each.name}, $${n + 1}, true)`)}`,
        settings.map((each) => each.value),
      )
    return query<Row>(text, params, options)
  }
}
