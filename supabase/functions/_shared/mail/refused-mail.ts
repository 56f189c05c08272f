/** Why a message was not taken. `final` when it never will be, `bounced` when its mailbox does not exist. */
export class SendError extends Error {
  readonly final: boolean
  readonly bounced: boolean
  constructor(
    message: string,
    {
      final = false,
      bounced = false,
      ...options
    }: { final?: boolean; bounced?: boolean } & ErrorOptions = {},
  ) {
    super(message, options)
    this.name = 'SendError'
    this.final = final || bounced
    this.bounced = bounced
  }
}
