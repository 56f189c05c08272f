// Mails leave the outbox of a hosted project.
import { describe } from 'vitest'
import { testSending } from '../mail/sending.ts'
import { openDatabase, platform } from '../support/project-database.ts'

describe.runIf(platform)('mail, on the platform', () => testSending(openDatabase))
