import type { Order } from '@kitwright/contract'
import type { SleeveLength } from '@kitwright/garment'
import type { CheckoutForm } from './checkoutStorage.ts'
import { otherDesigns } from './otherDesigns.ts'

/** An earlier order as a checkout of one of its designs to begin with: all its lines, and where they go. */
export function formAgain(order: Order, designId: string, own: SleeveLength): CheckoutForm {
  // Empty stands for the design's own.
  const sleeveOf = (sleeve: SleeveLength) => (sleeve === own ? '' : sleeve)
  const first = order.lines.find(line => line.designId === designId)
  const lines = order.lines.filter(line => line.designId === designId && line.fabric === first?.fabric)
  const named = lines.filter(line => line.playerName !== '' || line.number !== null)
  const plain = lines.filter(line => !named.includes(line))
  return {
    players: named.map(({ playerName, printName, number, size, version, sleeve, qty }) => ({
      id: crypto.randomUUID(),
      name: playerName,
      printName: printName === playerName ? '' : printName,
      number: number === null ? '' : String(number),
      size,
      version,
      sleeve: sleeveOf(sleeve),
      qty: String(qty),
    })),
    sizes: plain.map(({ size, sleeve, qty }) => ({
      id: crypto.randomUUID(),
      size,
      sleeve: sleeveOf(sleeve),
      qty: String(qty),
    })),
    others: otherDesigns(order.lines.filter(line => !lines.includes(line))),
    fabric: first?.fabric ?? '',
    address: order.address,
    landmark: order.landmark,
    phone: order.phone,
    note: '',
  }
}
