import { openShop } from '/work/w-data/tests/bench/built-shop.ts'

const s = await openShop({ data: null })
console.log(s.url, s.folder)
process.on('SIGTERM', async () => {
  await s.close()
  process.exit()
})
setInterval(() => {}, 1000)
