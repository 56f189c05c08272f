import type { SupabaseClient } from '@supabase/supabase-js'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { loadSupabase } from '../supabase/client'
import { orderKeys } from './order-keys'

/** The embedded back end has no Realtime. */
const hasRealtime = Boolean(import.meta.env.VITE_SUPABASE_URL)

/** A rush of orders is a rush of messages: no more requests than this follow. */
const pauseMs = 1000

/**
 * Joins the private channel on which the database says that orders have changed (private.tell_order_change). The client
 * reconnects by itself. Returns what leaves the channel.
 */
export async function joinOrderChannel(
  supabase: Pick<SupabaseClient, 'channel' | 'removeChannel' | 'realtime'>,
  { onChange, onJoined }: { onChange: () => void; onJoined: (joined: boolean) => void },
) {
  // The token decides whether the channel may be joined.
  await supabase.realtime.setAuth()
  const channel = supabase
    .channel('orders', { config: { private: true } })
    .on('broadcast', { event: 'changed' }, onChange)
    .subscribe((status) => {
      onJoined(status === 'SUBSCRIBED')
      // What was said while the connection was lost is not repeated.
      if (status === 'SUBSCRIBED') onChange()
    })
  return () => void supabase.removeChannel(channel)
}

/** Asks for the pulse as soon as an order changes. Returns whether the platform tells so; otherwise the caller polls. */
export function useOrderChannel(): boolean {
  const client = useQueryClient()
  const [isJoined, setJoined] = useState(false)
  useEffect(() => {
    if (!hasRealtime) return undefined
    let leave: (() => void) | null = null
    let hasLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const onChange = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void client.invalidateQueries({ queryKey: orderKeys.pulse() })
      }, pauseMs)
    }
    loadSupabase()
      .then((supabase) => joinOrderChannel(supabase, { onChange, onJoined: setJoined }))
      .then(
        (stop) => {
          if (hasLeft) stop()
          else leave = stop
        },
        // Without the channel the admin goes on polling.
        () => {},
      )
    return () => {
      hasLeft = true
      clearTimeout(timer)
      leave?.()
    }
  }, [client])
  return isJoined
}
