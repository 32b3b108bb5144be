export function PlayersPage() {
  return null
}
