// Who carries parcels for the shop, as the owner picks them; any other name can be typed.
export const carriers = ['Amana', 'CTM Messagerie', 'Aramex', 'DHL', 'FedEx', 'UPS', 'Poste Maroc'] as const
