// The words after a command: --help says how it is called, and what it does not know ends it with a sentence instead of a stack.
import { type ParseArgsConfig, parseArgs } from 'node:util'

/** What parseArgs reads, with --help beside it. @param usage printed for --help, and below what is not known */
export function readFlags<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    // Outside of parseArgs, whose result would have it in its type.
    if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
      console.log(usage)
      process.exit(0)
    }
    return parseArgs(config)
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error
    console.error(`${message.split('. ')[0]}.\n\n${usage}`)
    process.exit(2)
  }
}
