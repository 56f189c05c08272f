import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { loadSupabase } from '../supabase/client'
import { AppError } from '../supabase/errors'
import { sessionKey } from '../supabase/session-store'
import { withCaptchaToken } from './captcha-token'
import { isSession, useMemberChange } from './member-change'
import { raise } from './problems'
import { fetchMember, type Member, toMember } from './session'
import { sessionKeys } from './session-keys'
import { signOutIntent } from './sign-out-intent'

/**
 * Watches the session, also in other tabs. When it expires the page stays as it is, and its requests wait until the
 * member signs in again or declines.
 */
export function useSessionEnd(member: Member | null) {
  const client = useQueryClient()
  const change = useRef(useMemberChange())
  const [hasEnded, setEnded] = useState(false)
  const waiting = useRef<{ promise: Promise<void>; go: () => void } | null>(null)
  const id = member?.id

  const goOn = useRef(() => {
    setEnded(false)
    waiting.current?.go()
    waiting.current = null
  })
  useEffect(() => {
    if (id === undefined) {
      // A user signs in in another tab: this one belongs to them as well.
      const onStorage = (event: StorageEvent) => {
        if (event.key !== sessionKey || event.newValue === null) return
        fetchMember().then(change.current, () => {})
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    }
    signOutIntent.end()
    const ask = () => {
      // A request during sign-out: without a session it would be refused, and public data is refetched afterwards.
      if (signOutIntent.isOnPurpose()) return Promise.reject(new AppError('forbidden', 'SIGNED_OUT'))
      setEnded(true)
      if (!waiting.current) {
        let go = () => {}
        const promise = new Promise<void>((resolve) => {
          go = resolve
        })
        waiting.current = { promise, go }
      }
      return waiting.current.promise
    }
    let stop: (() => void) | null = () => {}
    void import('../supabase/session-client').then(
      ({ supabase, holdSession }) => {
        if (!stop) return
        const release = holdSession(id, ask)
        const { data } = supabase.auth.onAuthStateChange((event, session) => {
          const now = toMember(session)
          if (now && now.id !== id) void change.current(now)
          else if (now) {
            client.setQueryData(sessionKeys.member(), now)
            goOn.current()
          } else if (event === 'SIGNED_OUT') {
            if (signOutIntent.isOnPurpose()) void change.current(null)
            else void ask()
          }
        })
        stop = () => {
          release()
          data.subscription.unsubscribe()
        }
      },
      () => {},
    )
    const settle = goOn.current
    return () => {
      stop?.()
      stop = null
      settle()
    }
  }, [id, client])

  return {
    hasEnded,
    /** Continues as a guest. */
    decline: () => change.current(null),
  }
}

/** Signs the same member in again; what is on the screen stays and is brought up to date. */
export function useSignInAgain({ email }: Member) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (password: string) => {
      const { auth } = await loadSupabase()
      raise(await withCaptchaToken((options) => auth.signInWithPassword({ email, password, options })))
    },
    onSuccess: () => client.invalidateQueries({ predicate: ({ queryKey }) => !isSession(queryKey) }),
  })
}
