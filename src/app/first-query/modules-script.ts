// The inline script of every page that shows pictures before any code runs, prerendered or as a shell: loads the app's
// modules once the first pictures are painted, because on a slow connection both would arrive late.

import { readModules } from './page-modules'

/** The longest wait for the pictures, in ms. */
const longestWait = 3000

async function start() {
  // The mismatch script, which listens too, has then made its decision.
  if (document.readyState === 'loading') await once(document, 'readystatechange')
  await Promise.race([picturesPainted(), wait(longestWait)])
  const [entry, ...others] = readModules()
  for (const href of others) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  if (entry) await import(/* @vite-ignore */ entry)
}

async function picturesPainted() {
  await globalThis.firstPictures
  const pictures = [...document.images].filter(({ fetchPriority }) => fetchPriority === 'high')
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  // The second frame begins after the first has been painted.
  await nextFrame()
  await nextFrame()
}

const once = (target: EventTarget, event: string) =>
  new Promise((resolve) => target.addEventListener(event, resolve, { once: true }))
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

// When the modules fail to load, the page can still be read and its links work.
start().catch(() => {})
