-- Requests of many readers in turn, as a trusted proxy tells them, for wrk: the throttle lets each of them pass. Its argument is
-- the encoding that they take. They are made before the first one is sent.

local readers = 4000
local requests = {}
local turn = 0

function init(arguments)
  for reader = 1, readers do
    requests[reader] = wrk.format('GET', nil, {
      ['accept-encoding'] = arguments[1],
      ['x-forwarded-for'] = string.format('10.0.%d.%d', math.floor(reader / 256), reader % 256),
    })
  end
end

function request()
  turn = turn % readers + 1
  return requests[turn]
end
