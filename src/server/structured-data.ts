export const structuredData = (_: object): object[] => []
