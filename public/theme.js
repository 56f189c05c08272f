// Puts the theme on the root element before the first paint: the chosen one, else the system's. A file of its
// own, loaded before the page is drawn, because the content security policy allows no inline script.
// And hides a page that was drawn ahead where it is not the one that is asked for: with filters or an anchor in its address, or as
// what a host shows for every path. What campaigns add to an address changes nothing.
;(() => {
  const { dataset } = document.documentElement
  const path = location.pathname.replace(/(.)\/$/, '$1')
  const asks =
    location.hash.length > 1 ||
    [...new URLSearchParams(location.search).keys()].some((key) => !/^utm_|clid$/.test(key))
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

  // What somebody presses and types before the app has taken that part of a page over is kept for it: the last of each,
  // done as soon as the part is its own.
  if (dataset.path === undefined || dataset.other !== undefined) return
  const early = new Map()
  let taken = new Set()
  let acting = false
  const hands = 'button, summary, [role=tab], [type=checkbox], [type=radio]'
  // By React's own rule (getNearestMountedFiber): marked as its own, and no longer being placed or taken over.
  const isTaken = (element) => {
    let node = element[Object.keys(element).find((key) => key.startsWith('__reactFiber'))]
    for (let at = node; at && !at.alternate; at = at.return) if (at.flags & 4098) return false
    while (node?.return) node = node.return
    return node?.tag === 3
  }
  const type = (field, value) => {
    if (field.tagName !== 'SELECT') field.value = ''
    // Past what React puts before it, which would take it for its own doing.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
  }
  const keep = (event) => {
    const isClick = event.type === 'click'
    const isSubmit = event.type === 'submit'
    const target = isClick ? event.target.closest(hands) : event.target
    if (!target || acting || (!isClick && target.matches(hands))) return
    // What comes after something that waits waits too: a press must not be quicker than what was typed before it.
    if (early.size === 0 && (dataset.drawn === undefined || isTaken(target))) return
    const { value, checked } = target
    // What is ticked shows it at once.
    if ((isClick && checked === undefined) || isSubmit) event.preventDefault()
    event.stopImmediatePropagation()
    if (early.size === 0) setTimeout(look, 20)
    early.delete(target)
    early.set(target, () => {
      if (checked !== undefined) target.checked = !checked
      if (isClick) target.click()
      else if (isSubmit) target.requestSubmit()
      else type(target, value)
    })
  }
  const look = () => {
    // Not at the first sight of it: what its code does on arriving comes a moment later. And one at a time: each is to
    // see what came of the one before it.
    const [next] = [...early.keys()].filter((target) => !target.isConnected || taken.has(target))
    const act = early.get(next)
    early.delete(next)
    if (next?.isConnected) {
      acting = true
      act()
      acting = false
    }
    taken = new Set([...early.keys()].filter(isTaken))
    if (early.size > 0) setTimeout(look, 20)
  }
  for (const each of ['click', 'submit', 'input', 'change']) addEventListener(each, keep, true)
  // The app asks whether all is its own (src/app/quiet.tsx): parts whose code comes late are not.
  addEventListener('takenover', (event) => {
    const all = [...document.querySelectorAll('#root :is(button, input, select, textarea)')]
    if (!all.every(isTaken)) event.preventDefault()
  })
})()
