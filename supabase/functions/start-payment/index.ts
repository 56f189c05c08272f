// Opens the page on which an order is paid. See docs/payments.md for its settings.
import { handleStart } from '../_shared/payments/start-handler.ts'

Deno.serve((request: Request) => handleStart(request, Deno.env.toObject()))
