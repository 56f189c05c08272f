// Takes what payment providers report. See docs/payments.md for its settings.
import { handleWebhook } from '../_shared/payments/webhook-handler.ts'

Deno.serve((request: Request) => handleWebhook(request, Deno.env.toObject()))
