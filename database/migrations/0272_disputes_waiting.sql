-- What is argued about waits for the house: found among all that ever was, with the day it was said.
create index commissions_disputed on commissions (id) where state = 'disputed';
