import '@/styles/index.css'

const root = document.getElementById('root')
if (!root) throw new Error('No element #root')
void start(root)

async function start(element: HTMLElement) {
  if (element.firstChild) await shown()
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
    link.rel = 'modulepreload'
  const { mount } = await import('@/app/mount')
  await mount(element)
}

/**
 * Resolves once the browser has painted the server's HTML and has the first screen's picture: code that is fetched or run
 * earlier would hold them up. A tab in the background paints nothing; there the end of the load counts.
 */
async function shown() {
  const loaded = new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  const painted = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) resolve(null)
    }).observe({ type: 'paint', buffered: true })
  })
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  // One that is not there ends the wait, too.
  const pictured = picture?.decode().catch(() => {})
  await Promise.race([loaded, Promise.all([painted, pictured])])
}
