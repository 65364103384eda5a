import { useEffect, useRef, useState } from 'react'
import type { ReplayedInput } from '#app/ui/use-replayed-input.ts'
import { fetchMakes, fetchModels } from './distinct-values.ts'
import {
  chooseMake,
  chooseType,
  fitToLists,
  type MakeModelChoice,
  type TypeChoice,
  toTypeChoice,
} from './make-model-choice.ts'

interface Waiting {
  makes?: AbortController
  models?: AbortController
}

function abortAll({ makes, models }: Waiting): void {
  makes?.abort()
  models?.abort()
}

/** The state of the form, and lists that follow it. When a list fails to load, that is logged and the old list stays. */
export function useMakeModelSearch(initial: MakeModelChoice) {
  const [choice, setChoice] = useState(initial)
  // A new choice aborts the requests of the one before.
  const waiting = useRef<Waiting>({})
  useEffect(() => () => abortAll(waiting.current), [])

  function load(
    list: 'makes' | 'models',
    fetchLists: (signal: AbortSignal) => Promise<Partial<MakeModelChoice>>,
  ) {
    waiting.current[list]?.abort()
    const controller = new AbortController()
    waiting.current[list] = controller
    fetchLists(controller.signal)
      .then((lists) => {
        if (!controller.signal.aborted) setChoice((current) => fitToLists({ ...current, ...lists }))
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) console.error(`Error fetching ${list}:`, error)
      })
  }

  return {
    choice,
    chooseType(type: TypeChoice) {
      abortAll(waiting.current)
      setChoice((current) => chooseType(current, type))
      load('makes', async (signal) => ({ makes: await fetchMakes(type, signal) }))
    },
    chooseMake(make: string) {
      setChoice((current) => chooseMake(current, make))
      if (make === '') waiting.current.models?.abort()
      else load('models', async (signal) => ({ models: await fetchModels(choice.type, make, signal) }))
    },
    chooseModel(model: string) {
      setChoice((current) => ({ ...current, model }))
    },
    /** Applies what was chosen before hydration. The lists may have belonged to another type or make, so they are loaded again. */
    replayInput(input: ReplayedInput) {
      const type = toTypeChoice(input.type ?? choice.type)
      const { make = choice.make, model = choice.model } = input
      if (type === choice.type && make === choice.make && model === choice.model) return
      setChoice((current) => ({ ...current, type, make, model }))
      if (type !== choice.type) load('makes', async (signal) => ({ makes: await fetchMakes(type, signal) }))
      if (make !== '') load('models', async (signal) => ({ models: await fetchModels(type, make, signal) }))
    },
  }
}
