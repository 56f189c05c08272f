import '@/styles/index.css'

void start()

async function start() {
  if (document.querySelector('#root > *')) await shown()
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
    link.rel = 'modulepreload'
  const { mount } = await import('@/app/mount')
  await mount()
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
  // A picture that fails ends the wait, too.
  await Promise.race([loaded, Promise.allSettled([painted, picture?.decode()])])
}
