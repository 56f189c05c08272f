// Mails leave the embedded back end's outbox.
import { openEmbeddedBackEnd } from '../mail/back-end.ts'
import { testSending } from '../mail/sending.ts'

testSending(openEmbeddedBackEnd)
