// Puts the theme on the root element before the first paint: the chosen one, else the system's. A file of its
// own, loaded before the page is drawn, because the content security policy allows no inline script.
// And hides a page that was drawn ahead where it is not the one that is asked for: with filters in its address, or as
// what a host shows for every path. What campaigns add to an address changes nothing.
;(() => {
  const { dataset } = document.documentElement
  const path = location.pathname.replace(/(.)\/$/, '$1')
  const asks = [...new URLSearchParams(location.search).keys()].some((key) => !/^utm_|clid$/.test(key))
  if (dataset.path !== undefined && (asks || dataset.path !== path)) dataset.other = ''

  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    let chosen = null
    try {
      chosen = localStorage.getItem('theme')
    } catch {}
    dataset.theme = chosen === 'light' || chosen === 'dark' ? chosen : dark.matches ? 'dark' : 'light'
    // The frame that the browser, or the installed app, draws around the page.
    const frame = document.querySelector('meta[name=theme-color]')
    if (frame) frame.content = dataset.theme === 'dark' ? '#0f0e0b' : '#1b1a17'
  }
  apply()
  dark.addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener('themechange', apply)
})()
