-- For wrk: sends the lines of a file in turn, each "path client".
local requests = {}
local last = 0

function init(args)
  for line in io.lines(args[1]) do
    local path, client = line:match("^(%S+) (%S+)$")
    wrk.headers["X-Forwarded-For"] = client
    requests[#requests + 1] = wrk.format("GET", path)
  end
end

function request()
  last = last % #requests + 1
  return requests[last]
end

function done(summary, latency)
  local failed = summary.errors
  if failed.connect + failed.read + failed.write + failed.status + failed.timeout > 0 then
    error("The server refused requests")
  end
  io.write(string.format('\n{"requests":%d,"seconds":%f,"p50Ms":%f,"p99Ms":%f}\n', summary.requests,
    summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end
