export function CheckoutPage({ designId }: { designId: string }) {
  return <p>{designId}</p>
}
