import * as v from 'valibot'
import { storageUnavailable } from '@/content/account/storage-unavailable'
import { openDraft } from '@/data/drafts/drafts'
import { showToastOnce } from '@/ui/toast/toast'

/** The draft of an owner's form, read with a schema; see `openDraft`. */
export const ownerDraft = <Schema extends v.GenericSchema>(name: string, schema: Schema) =>
  openDraft(
    name,
    (stored): v.InferOutput<Schema> => v.parse(schema, stored),
    () => showToastOnce(storageUnavailable.admin),
  )

/** Call after saving a form that goes away with it. */
export const forgetDraft = (name: string) => ownerDraft(name, v.unknown()).store(null)
