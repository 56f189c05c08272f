import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { admin } from '@/content/admin/admin'
import { adminStudents } from '@/content/admin/offers/students'
import { proofQuery, type StudentRequest, useDecideRequest } from '@/data/discounts/student-requests'
import { wordsFor } from '@/data/supabase/errors'
import { serverNow } from '@/data/supabase/server-clock'
import { Badge } from '@/ui/badge'
import { Button, buttonClass } from '@/ui/button'
import { TextArea } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { DetailDrawer } from '../shared/drawer/detail-drawer'
import { StateNote } from '../shared/page/state-note'
import { requestBadge } from './student-columns'

const words = adminStudents.detail

type StudentDrawerProps = {
  /** Undefined when the list's page does not have it. */
  request: StudentRequest | undefined
  isPending: boolean
  listHref: string
}

/** One student's request with its proof, to be approved or refused. */
export function StudentDrawer({ request: listed, isPending, listHref }: StudentDrawerProps) {
  // Once decided it is no longer among the open ones; the drawer shows it until it is closed.
  const [decided, setDecided] = useState<StudentRequest>()
  const [last, setLast] = useState(listed)
  if (listed && listed !== last) setLast(listed)
  const request = decided ?? listed ?? last
  const name = request?.name ?? adminStudents.nameless
  return (
    <DetailDrawer
      label={request ? words.open(request.name ?? request.email) : adminStudents.title}
      listTitle={adminStudents.title}
      listHref={listHref}
      close={{ label: words.close, hint: words.closeHint }}
      heading={request ? name : adminStudents.title}
      summary={
        request ? (
          <p className="mt-1">
            <Badge variant={requestBadge[request.state]}>{adminStudents.states[request.state]}</Badge>
          </p>
        ) : (
          isPending && <span role="status">{admin.loading}</span>
        )
      }
      footer={request && <Decision request={request} onDecided={setDecided} />}
    >
      {isPending && !request && <Skeleton className="m-5 h-56" />}
      {!isPending && !request && <StateNote {...words.missing} link={{ to: listHref, label: words.close }} />}
      {request && (
        <>
          <Facts request={request} />
          <section aria-labelledby="student-proof" className="px-4 py-3 md:ps-5">
            <h3 id="student-proof" className="mb-1 font-semibold">
              {words.proof}
            </h3>
            {request.proof === null ? (
              <p className="text-muted">{words.noProof}</p>
            ) : (
              <Proof key={request.proof} name={request.proof} />
            )}
            <p className="mt-3 text-12 text-muted">{words.keeping}</p>
          </section>
        </>
      )}
    </DetailDrawer>
  )
}

function Facts({ request }: { request: StudentRequest }) {
  const { rows } = words
  const { confirmedAt, decidedAt } = request
  const lines = [
    [rows.email, request.email],
    [rows.school, request.school],
    [rows.asked, words.on(request.createdAt)],
    [rows.confirmed, confirmedAt === null ? words.notConfirmed : words.on(confirmedAt)],
    [rows.decided, decidedAt === null ? null : words.by(words.on(decidedAt), request.by)],
    [rows.code, request.code],
    [rows.note, request.note],
  ] as const
  return (
    <dl className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 border-b border-line bg-surface-raised px-4 py-3 md:ps-5">
      {lines.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd dir="auto" className="[overflow-wrap:anywhere]">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** The picture itself where the browser can show it; a PDF only as a link. */
function Proof({ name }: { name: string }) {
  const { data: href, isError } = useQuery(proofQuery(name))
  const [isPicture, setPicture] = useState(true)
  if (isError)
    return (
      <p role="alert" className="font-medium text-danger-text">
        {words.proofError}
      </p>
    )
  if (!href) return <Skeleton className="h-40" />
  return (
    <>
      {isPicture && (
        <img
          src={href}
          alt={words.proofAlt}
          onError={() => setPicture(false)}
          className="mb-2 max-h-96 max-w-full rounded-control border border-line object-contain"
        />
      )}
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ look: 'quiet', size: 'small' })}
      >
        <ExternalLink size={16} strokeWidth={1.6} aria-hidden="true" />
        {words.openProof}
      </a>
    </>
  )
}

type DecisionProps = { request: StudentRequest; onDecided: (request: StudentRequest) => void }

function Decision({ request, onDecided }: DecisionProps) {
  const decide = useDecideRequest()
  const [note, setNote] = useState('')
  const { id, state } = request
  if (state !== 'open' && state !== 'unconfirmed') return null
  const run = (isApproved: boolean) => {
    if (decide.isPending) return
    decide.mutate(
      { id, isApproved, note },
      {
        onSuccess: (answer) => {
          onDecided({ ...request, state: answer.state, note: note.trim() || null, decidedAt: serverNow() })
          showToast({ title: isApproved ? words.approved : words.refused, tone: 'success' })
        },
      },
    )
  }
  return (
    <footer className="grid gap-3 border-t border-line bg-surface px-4 py-3 md:ps-5">
      <p className="text-12 text-muted">{state === 'open' ? words.mailed : words.waits}</p>
      <TextArea
        dense
        label={words.note}
        note={words.optional}
        hint={words.noteHint}
        maxLength={500}
        rows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p role="alert" className="font-medium text-danger-text empty:hidden">
        {decide.error &&
          wordsFor<string>(decide.error, {
            CHANGED_MEANWHILE: words.changed,
            OFFER_ENDED: words.ended,
            NOT_CONFIRMED: words.waits,
            unknown: words.failed,
          })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="danger" size="small" aria-disabled={decide.isPending} onClick={() => run(false)}>
          {words.refuse}
        </Button>
        {state === 'open' && (
          <Button
            size="small"
            className="md:flex-1"
            aria-disabled={decide.isPending}
            onClick={() => run(true)}
          >
            {decide.isPending ? words.busy : words.approve}
          </Button>
        )}
      </div>
    </footer>
  )
}
