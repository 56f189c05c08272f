// The package comes without types: what is used of it here.
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(schema: { '@graph': object[] })
    validate(data: { jsonld: Record<string, object[]> }): Promise<
      {
        rootType: string
        issueMessage: string
        severity: 'ERROR' | 'WARNING'
        /** Set for what schema.org does not know; the others are what search engines ask for. */
        errorType?: 'schemaOrg'
        path: { type?: string; property?: string; index?: number }[]
      }[]
    >
  }
}
