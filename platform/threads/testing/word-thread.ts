import { answerOrders } from "../answer-orders.ts";

answerOrders<string>(async (words) => new TextEncoder().encode(words));
