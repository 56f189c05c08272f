// The inline script of every prerendered page. Where the address asks for another page, with filters or an anchor, or
// where a host answers every path with this file, the page becomes a shell: header and footer stay, and its main part
// gives way to the skeleton that comes with the HTML. Parameters of campaigns change nothing.

const { dataset } = document.documentElement
const asked = [...new URLSearchParams(location.search).keys()].some((key) => !/^utm_|clid$/.test(key))
const isOtherPath = dataset.path !== location.pathname.replace(/(.)\/$/, '$1')

if (asked || isOtherPath || location.hash.length > 1) {
  // The style sheet hides the main part until the HTML is complete, which is before any module runs.
  dataset.mismatch = ''
  document.addEventListener(
    'readystatechange',
    () => {
      if (isOtherPath)
        for (const part of document.querySelectorAll('#skeleton, #prerendered-data')) part.remove()
      const skeleton = document.querySelector<HTMLTemplateElement>('#skeleton')
      document.querySelector('main')?.replaceChildren(...(skeleton ? [skeleton.content] : []))
      delete dataset.mismatch
      dataset.prerendered = 'shell'
    },
    { once: true },
  )
}
