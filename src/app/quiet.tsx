import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { idle, partsUnderWay } from '@/ui/deferred'
import { refreshDrawn } from './query-client'

/** Stands at the end of a page that was drawn ahead, and tells when all of it is taken over. */
export function Quiet({ onQuiet }: { onQuiet: () => void }) {
  const client = useQueryClient()
  useEffect(() => {
    void whenQuiet().then(() => {
      onQuiet()
      // From here on nothing is kept for later (public/theme.js).
      delete document.documentElement.dataset.drawn
      refreshDrawn(client)
    })
  }, [client, onQuiet])
  return null
}

async function whenQuiet() {
  await partsUnderWay()
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await idle()
  // Only the element's own marks tell that React has taken it over (public/theme.js).
  while (!dispatchEvent(new Event('takenover', { cancelable: true })))
    await new Promise((resolve) => setTimeout(resolve, 50))
}
