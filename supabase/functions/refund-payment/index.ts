// Returns money through the payment provider. See docs/payments.md for its settings.
import { handleRefund } from '../_shared/payments/refund-handler.ts'

Deno.serve((request: Request) => handleRefund(request, Deno.env.toObject()))
