import { useState } from 'react'
import { browserPorts } from '../../session/index.ts'

const KEY = 'kitwright.countOnScan'

/**
 * Whether this browser counts each label it opens, for people who assemble garments and scan one label after the other.
 */
export function useCountOnScan(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => browserPorts().storage.getItem(KEY) !== null)
  return [
    isOn,
    next => {
      setIsOn(next)
      const { storage } = browserPorts()
      if (next) storage.setItem(KEY, '1')
      else storage.removeItem(KEY)
    },
  ]
}
