// Checks a visitor's answer to the CAPTCHA. See docs/captcha.md for its settings.
import { handleVerify } from '../_shared/captcha/verify-handler.ts'

Deno.serve((request: Request) => handleVerify(request, Deno.env.toObject()))
