import { openEmbedded } from '/work/w-data/supabase/local/embedded.ts'

const b = await openEmbedded({ folder: null, seed: process.env.SEEDED || false })
const q = async (sql) => {
  try {
    const r = await b.database.query(sql)
    console.log(JSON.stringify(r.rows).slice(0, 1800))
  } catch (e) {
    console.log('ERR', sql.slice(0, 60), e.message, e.where)
  }
}
for (const sql of process.argv.slice(2)) await q(sql)
await b.close()
process.exit(0)
