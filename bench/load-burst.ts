// A thread that sends a burst all at once, so that the clock of the probes is not held up by it.
import { parentPort, workerData } from 'node:worker_threads'
import { type Sent, send, type ToSend } from './load-client.ts'

const { requests } = workerData as { requests: ToSend[] }
parentPort?.postMessage(await Promise.all(requests.map((each): Promise<Sent> => send(each))))
