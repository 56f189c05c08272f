/**
 * A picture as WebP, or undefined where the sample catalogue has none under that path.
 * @param scale of the width that its path names
 */
export function paint(path: string, scale?: number): Promise<Buffer | undefined>

/** Changes with the program, so that a kept picture is never older than what would be painted now. */
export function version(): string
