import type { Order } from '@kitwright/contract'
import type { CheckoutForm } from './kept.ts'

/** An earlier order of a design as a checkout to begin with: its lines of that design, where they go, and nothing else. */
export function formAgain(order: Order, designId: string): CheckoutForm {
  const lines = order.lines.filter(line => line.designId === designId)
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
      sleeve,
      qty: String(qty),
    })),
    sizes: plain.map(({ size, sleeve, qty }) => ({ id: crypto.randomUUID(), size, sleeve, qty: String(qty) })),
    fabric: lines[0]?.fabric ?? '',
    address: order.address,
    landmark: order.landmark,
    phone: order.phone,
    note: '',
  }
}
