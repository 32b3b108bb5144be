export interface QueueKey {
  readonly tenantId: string
  /** Account that takes turns with others of the shop; requests without one share a turn. */
  readonly accountId?: string
}

interface TurnQueue<T> extends Required<QueueKey> {
  readonly items: T[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/**
 * A fair queue: round-robin between shops, and within a shop between its accounts. An account with one item waits for
 * at most one of each other account; an account with a hundred waits for its own hundred.
 */
export class FairQueue<T> {
  /** Lanes that are not empty. The next lane of a shop is its first in the list. */
  #lanes: TurnQueue<T>[] = []
  /** Shops with lanes, the next in turn first. */
  #shops: string[] = []

  get length(): number {
    return sum(this.#lanes.map(({ items }) => items.length))
  }

  add({ tenantId, accountId = '' }: QueueKey, item: T): void {
    const lane = this.#find({ tenantId, accountId })
    if (lane) lane.items.push(item)
    else this.#lanes.push({ tenantId, accountId, items: [item] })
    if (!this.#shops.includes(tenantId)) this.#shops.push(tenantId)
  }

  /** Removes and returns the next item in turn that `mayBe` accepts. */
  take(mayBe: (item: T) => boolean = () => true): T | undefined {
    const shop = this.#shops.find(one => this.#of(one).some(({ items }) => items.some(mayBe)))
    const lane = this.#of(shop ?? '').find(({ items }) => items.some(mayBe))
    if (shop === undefined || !lane) return undefined
    const [item] = lane.items.splice(lane.items.findIndex(mayBe), 1)
    // The lane and the shop that had their turn move to the end.
    this.#lanes = [...this.#lanes.filter(other => other !== lane), lane]
    this.#shops = [...this.#shops.filter(other => other !== shop), shop]
    this.#tidy()
    return item
  }

  /** Removes and returns the last item of the account with most items, in the shop with most items. */
  takeFromLongest(): T | undefined {
    const waiting = (shop: string): number => sum(this.#of(shop).map(({ items }) => items.length))
    const shop = this.#shops.toSorted((a, b) => waiting(b) - waiting(a))[0]
    const lane = this.#of(shop ?? '').toSorted((a, b) => b.items.length - a.items.length)[0]
    const item = lane?.items.pop()
    this.#tidy()
    return item
  }

  /** Removes an item and returns whether it was still in the queue. */
  remove(place: QueueKey, item: T): boolean {
    const items = this.#find(place)?.items ?? []
    const at = items.indexOf(item)
    if (at >= 0) items.splice(at, 1)
    this.#tidy()
    return at >= 0
  }

  #of(shop: string): TurnQueue<T>[] {
    return this.#lanes.filter(({ tenantId }) => tenantId === shop)
  }

  #find({ tenantId, accountId = '' }: QueueKey): TurnQueue<T> | undefined {
    return this.#lanes.find(lane => lane.tenantId === tenantId && lane.accountId === accountId)
  }

  #tidy(): void {
    this.#lanes = this.#lanes.filter(({ items }) => items.length > 0)
    this.#shops = this.#shops.filter(shop => this.#of(shop).length > 0)
  }
}
