// A thread that sends a burst, so that the timers of the probes are not delayed by it.
import { parentPort, workerData } from 'node:worker_threads'
import { type Sent, send, type ToSend } from './load-client.ts'

const { requests } = workerData as { requests: ToSend[] }
parentPort?.postMessage(await Promise.all(requests.map((each): Promise<Sent> => send(each))))
