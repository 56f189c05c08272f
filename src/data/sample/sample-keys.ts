export const sampleKeys = { owner: () => ['sample', 'owner'] as const }
