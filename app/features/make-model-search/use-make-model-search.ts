import { useEffect, useRef, useState } from 'react'
import { fetchMakes, fetchModels } from './distinct-values.ts'
import { chooseMake, chooseType, type MakeModelChoice, type TypeChoice } from './make-model-choice.ts'

/** The form's choices, with lists that follow them. A list that cannot be had is logged and left as it was. */
export function useMakeModelSearch(initial: MakeModelChoice) {
  const [choice, setChoice] = useState(initial)
  // Answers to an earlier choice are of no use: a later one gives up waiting for them.
  const waiting = useRef<AbortController>(undefined)
  useEffect(() => () => waiting.current?.abort(), [])

  function load(fetchList: (signal: AbortSignal) => Promise<Partial<MakeModelChoice>>, complaint: string) {
    waiting.current?.abort()
    const controller = new AbortController()
    waiting.current = controller
    fetchList(controller.signal)
      .then((lists) => {
        if (!controller.signal.aborted) setChoice((current) => ({ ...current, ...lists }))
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) console.error(complaint, error)
      })
  }

  return {
    choice,
    chooseType(type: TypeChoice) {
      setChoice((current) => chooseType(current, type))
      load(async (signal) => ({ makes: await fetchMakes(type, signal) }), 'Error fetching makes:')
    },
    chooseMake(make: string) {
      setChoice((current) => chooseMake(current, make))
      if (make === '') waiting.current?.abort()
      else
        load(
          async (signal) => ({ models: await fetchModels(choice.type, make, signal) }),
          'Error fetching models:',
        )
    },
    chooseModel(model: string) {
      setChoice((current) => ({ ...current, model }))
    },
  }
}
