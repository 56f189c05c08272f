// A browser's side of web push, written from RFC 8291 and 8188 alone: it shares no code with the library that encrypts.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser that has subscribed: what it gives the shop, and how it reads a message. */
export function makeBrowser(endpoint: string) {
  const keys = createECDH('prime256v1')
  const ownKey = keys.generateKeys()
  const secret = randomBytes(16)
  return {
    endpoint,
    p256dh: ownKey.toString('base64url'),
    auth: secret.toString('base64url'),
    /** @throws when the message is for another browser, or was changed */
    read(body: Uint8Array): string {
      const bytes = Buffer.from(body)
      const salt = bytes.subarray(0, 16)
      const senderKey = bytes.subarray(21, 21 + (bytes[20] ?? 0))
      const sealed = bytes.subarray(21 + (bytes[20] ?? 0))
      const derive = (key: Uint8Array, salted: Uint8Array, info: Uint8Array, length: number) =>
        Buffer.from(hkdfSync('sha256', key, salted, info, length))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, senderKey])
      const input = derive(keys.computeSecret(senderKey), secret, info, 32)
      const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      // The last record ends with 2 and zeros.
      return plain.subarray(0, plain.lastIndexOf(2)).toString()
    },
  }
}
