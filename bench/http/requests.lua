-- Sends the requests of a file, one after the other, for wrk: they are whole as they are, each ended by a NUL. At the end it
-- prints what came of them as a line of JSON. One thread alone: the requests are sent in their order.

local thread
local requests = {}
local began

-- Read by `done`, as is what it took of a processor until the first was sent.
sent = 0
before = 0

function setup(only)
  thread = only
end

function init(arguments)
  local file = assert(io.open(arguments[1], 'rb'))
  for request in file:read('*a'):gmatch('[^%z]+') do
    table.insert(requests, request)
  end
  file:close()
end

function request()
  if not began then
    began = true
    before = os.clock()
  end
  sent = sent + 1
  return requests[(sent - 1) % #requests + 1]
end

function done(summary)
  local faults = summary.errors
  io.write(string.format(
    '\n{"answered":%d,"seconds":%f,"busySeconds":%f,"sent":%d,"refused":%d,"broken":%d}\n',
    summary.requests, summary.duration / 1000000, os.clock() - thread:get('before'), thread:get('sent'),
    faults.status, faults.connect + faults.read + faults.write + faults.timeout
  ))
end
