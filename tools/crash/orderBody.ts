/** Returns an order of ten kits of one design. */
export const orderBody = (designId: string) => ({
  lines: [{ designId, productType: 'SOCCER_KIT', fabric: 'interlock', size: 'M', sleeve: 'short', qty: 10 } as const],
  address: 'Street 271, Phnom Penh',
  phone: '012 345 678',
})
