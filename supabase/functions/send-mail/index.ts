// Sends what waits in the outbox. See docs/mail.md for its settings and its schedule.
import { handleSend } from '../_shared/mail/send-handler.ts'

Deno.serve((request: Request) => handleSend(request, Deno.env.toObject()))
