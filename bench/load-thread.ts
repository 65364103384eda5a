// A thread that sends the load it is given, and posts what came of it.
import { parentPort, workerData } from 'node:worker_threads'
import { load } from './load.ts'

parentPort?.postMessage(await load(workerData))
