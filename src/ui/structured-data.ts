declare global {
  /** Not in TypeScript's DOM types, and not in every browser. */
  var trustedTypes:
    | {
        createPolicy: <
          Rules extends Partial<Record<'createScript' | 'createScriptURL', (text: string) => string>>,
        >(
          name: string,
          rules: Rules,
        ) => Rules
      }
    | undefined
}

/** Accepts only JSON without `<`: it cannot run, and cannot end the script element around it. */
function checked(json: string): string {
  JSON.parse(json)
  if (json.includes('<')) throw new TypeError('Structured data may not hold markup')
  return json
}

// Trusted Types apply to every script element, even one that holds data. This is the only policy that the shop's CSP
// allows (hosting/headers.ts).
const policy = globalThis.trustedTypes?.createPolicy('structured-data', { createScript: checked })

/** The id of the element in the head of prerendered pages. */
export const structuredDataId = 'structured-data'

/** Adds structured data (made by scriptJson) to the head and returns the function that removes it. */
export function putStructuredData(json: string): () => void {
  // Replaces the prerendered element with the same content.
  document.getElementById(structuredDataId)?.remove()
  const script = document.createElement('script')
  script.type = 'application/ld+json'
  script.textContent = policy ? policy.createScript(json) : checked(json)
  document.head.append(script)
  return () => script.remove()
}
