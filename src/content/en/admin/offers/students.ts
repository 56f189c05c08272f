import type { StudentRequestState } from '@/domain/discounts/admin-discount'
import { count } from '../../shared/numbers'
import { shopTime } from '../../shared/shop-time'

const day = shopTime({ day: 'numeric', month: 'long', year: 'numeric' })

export const adminStudents = {
  title: 'Student requests',
  list: 'Student requests',
  filter: 'Requests by state',
  states: {
    open: 'Open',
    approved: 'Approved',
    refused: 'Refused',
    unconfirmed: 'Email not confirmed',
    all: 'All',
  } satisfies Record<StudentRequestState | 'all', string>,
  columns: { name: 'Name', school: 'School', asked: 'Asked', proof: 'Proof', state: 'State' },
  nameless: 'Name deleted',
  hasProof: 'Proof',
  noProof: 'None',
  found: (amount: number) => `${count(amount, 'request', 'requests')} found`,
  error: 'Couldn’t load student requests',
  none: {
    title: 'No open requests',
    text: 'Students ask for their discount on the shop’s student page. Confirmed requests appear here.',
  },
  noneHere: { title: 'No requests here', text: 'Look in another state.' },
  detail: {
    open: (name: string) => `Request of ${name}`,
    close: 'Close',
    closeHint: 'Close (Esc)',
    missing: { title: 'Request not found', text: 'It is on another page, or the address is incomplete.' },
    rows: {
      email: 'Email',
      school: 'School',
      asked: 'Asked',
      confirmed: 'Email confirmed',
      decided: 'Decided',
      code: 'Code',
      note: 'Note',
    },
    on: (at: number) => day.format(at),
    notConfirmed: 'Not yet',
    by: (day: string, email: string | null) => (email ? `${day}, by ${email}` : day),
    proof: 'Proof',
    noProof: 'None was uploaded. A school’s email address can be proof enough.',
    openProof: 'Open the proof',
    proofAlt: 'Uploaded proof',
    proofError: 'The proof could not be loaded.',
    keeping: 'Name and proof are deleted 90 days after the request.',
    note: 'Note',
    noteHint: 'Only admins see it.',
    optional: 'optional',
    approve: 'Approve and send code',
    refuse: 'Refuse',
    busy: 'Saving...',
    approved: 'Approved: the code is on its way',
    refused: 'Refused',
    mailed:
      'Approving mails a code that is valid for a year. Refusing mails that the request was refused, without your note.',
    waits: 'The email address is not confirmed yet. It can be refused, which mails nothing.',
    changed: 'Another owner decided this request in the meantime. Its current state is shown now.',
    ended: 'The student discount is off. Turn it on in the settings first.',
    failed: 'Nothing was changed. Try again.',
  },
} as const
