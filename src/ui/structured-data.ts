declare global {
  /** Where a browser has it: what stands between texts and the places that run them. */
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

/** Data is nothing that could run: whatever it holds, it is JSON and cannot end the element that it stands in. */
function checked(json: string): string {
  JSON.parse(json)
  if (json.includes('<')) throw new TypeError('Structured data may not hold markup')
  return json
}

// A script element, so the content security policy asks for a guarantee although nothing of it runs. The only one that
// the policy of the shop (hosting/headers.ts) allows to be made.
const policy = globalThis.trustedTypes?.createPolicy('structured-data', { createScript: checked })

/** The id of the element that prerendered pages have in their head. */
export const structuredDataId = 'structured-data'

/** Puts data for search engines into the head, as text made by scriptJson; returns what takes it away again. */
export function putStructuredData(json: string): () => void {
  // It replaces the prerendered element, which says the same.
  document.getElementById(structuredDataId)?.remove()
  const script = document.createElement('script')
  script.type = 'application/ld+json'
  script.textContent = policy ? policy.createScript(json) : checked(json)
  document.head.append(script)
  return () => script.remove()
}
